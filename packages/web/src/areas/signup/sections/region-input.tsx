import { Select } from 'antd'
import { useState } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import { useOptionSearch } from '../../../ui/choices/use-option-search.ts'
import { applicantText } from '../applicant.text.ts'
import { onlyLeaf, type RegionNode, regionPath } from '../region.rules.ts'
import { useRegions } from '../signup.queries.ts'
import '../signup.css'

type RegionInputProps = {
  value?: string | null
  onChange?: (code: string | null) => void
  id?: string
  label: string
}

/** Province, city, district as dependent selects. The value is the code of the last one. */
export function RegionInput({ value, onChange, id, label }: RegionInputProps) {
  const text = useText(applicantText)
  const regions = useRegions()
  const search = useOptionSearch()
  const [partial, setPartial] = useState<readonly RegionNode[]>([])
  const whole = value ? regionPath(regions.data ?? [], value) : []
  const path = whole.length ? whole : partial

  const levels = [
    { name: text.province, options: regions.data ?? [] },
    { name: text.city, options: path[0]?.children ?? [] },
    { name: text.district, options: path[1]?.children ?? [] },
  ]

  const choose = (depth: number, code: string) => {
    const region = levels[depth]!.options.find((option) => option.value === code)
    if (!region) return

    const leaf = onlyLeaf(region)

    setPartial([...path.slice(0, depth), region])
    onChange?.(leaf?.value ?? null)
  }

  return (
    <div className="region-input">
      {levels.map(({ name, options }, depth) => (
        <Select
          key={name}
          {...(depth === 0 && id ? { id } : {})}
          aria-label={`${label} ${name}`}
          placeholder={name}
          value={path[depth]?.value ?? null}
          options={options.map((option) => ({ value: option.value, label: option.label }))}
          onChange={(code: string) => choose(depth, code)}
          disabled={options.length === 0}
          loading={regions.isLoading}
          showSearch={search}
        />
      ))}
    </div>
  )
}
