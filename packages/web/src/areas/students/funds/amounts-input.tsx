import { useId } from 'react'
import './funds.css'
import { NumberInput } from '../../../ui/fields/number-input.tsx'

export type Amount = { line: string; amount: string }

type Props = {
  id?: string
  value?: readonly Amount[]
  onChange?: (value: Amount[]) => void
  lines: readonly { line: string; label: string }[]

  /** An empty line is an amount of 0 instead of none. */
  isWhole?: boolean
}

/** An amount for each line, in the order of the lines. */
export function AmountsInput({ id, value = [], onChange, lines, isWhole = false }: Props) {
  const own = useId()
  const amounts = new Map(value.map(({ line, amount }) => [line, amount]))

  const change = (line: string, amount: string | null) => {
    const next = new Map(amounts).set(line, amount || (isWhole ? '0' : ''))
    onChange?.(
      lines.flatMap((line) =>
        next.get(line.line) ? [{ line: line.line, amount: next.get(line.line)! }] : [],
      ),
    )
  }

  return (
    <div id={id} className="fund-amounts">
      {lines.map(({ line, label }) => (
        <div key={line}>
          <label htmlFor={`${own}${line}`}>{label}</label>
          <NumberInput<string>
            id={`${own}${line}`}
            stringMode
            min={0}
            precision={2}
            controls={false}
            inputMode="decimal"
            style={{ width: '100%' }}
            value={amounts.get(line) ?? null}
            onChange={(amount) => change(line, amount)}
          />
        </div>
      ))}
    </div>
  )
}
