import { situationPermissions as may } from '@residency/contract/areas/teachers/figures/access'
import type { Indicator } from '@residency/contract/areas/teachers/figures/situation.contract'
import { situationWords } from '@residency/contract/areas/teachers/figures/text'
import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { Can } from '../../../platform/permissions.tsx'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { StateTag, type Tone } from '../../../ui/tables/state-tag.tsx'
import type { IndicatorFormProps } from './indicator-form.tsx'
import { peoplePath } from './situation.paths.ts'
import { situationText } from './situation.text.ts'

const IndicatorForm = lazyDialog<IndicatorFormProps>(() =>
  import('./indicator-form.tsx').then((part) => part.default),
)

const TONES: Readonly<Record<Indicator['state'], Tone>> = {
  met: 'good',
  missing: 'bad',
  unrecorded: 'calm',
}

type Props = { indicators: readonly Indicator[]; baseId: string | null; onLacking: () => void }

/** The indicators: the status of each, what it requires and where that is written. */
export function IndicatorCards({ indicators, baseId, onLacking }: Props) {
  const text = useText(situationText)
  const [edited, setEdited] = useState<Indicator | null>(null)
  const [isOpen, setOpen] = useState(false)

  const edit = (indicator: Indicator) => {
    setEdited(indicator)
    setOpen(true)
  }

  return (
    <section aria-label={text.indicators}>
      <ul className="indicator-cards">
        {indicators.map((indicator) => (
          <IndicatorCard
            key={indicator.key}
            indicator={indicator}
            baseId={baseId}
            onLacking={onLacking}
            onEdit={() => edit(indicator)}
          />
        ))}
      </ul>
      <IndicatorForm isOpen={isOpen} indicator={edited} onClose={() => setOpen(false)} />
    </section>
  )
}

type CardProps = Omit<Props, 'indicators'> & { indicator: Indicator; onEdit: () => void }

function IndicatorCard({ indicator, baseId, onLacking, onEdit }: CardProps) {
  const text = useText(situationText)
  const { indicators } = useText(situationWords)
  const { key, target, source, value, of, state } = indicator
  const isShort = state === 'missing'

  const figures = {
    target,
    value: value ?? 0,
    of: of ?? 0,
    percent: of ? Math.floor(((value ?? 0) / of) * 100) : 0,
    ratio: of ? ((value ?? 0) / of).toFixed(1) : '—',
  }

  const isCounted = value !== null
  const why = key === 'traineesInBlock' ? text.nobodySupervises : text.unrecordedBasis

  return (
    <li className="panel indicator-card">
      <h2>{indicators[key]}</h2>
      <strong className="indicator-value figures">
        {isCounted ? say(text.reached[key], figures) : text.state.unrecorded}
      </strong>
      <p>
        {isCounted && <StateTag tone={TONES[state]}>{text.state[state]}</StateTag>}
        <span className="soft"> {isCounted ? say(text.basis[key], figures) : why}</span>
      </p>
      <p className="soft">{say(text.ask[key], { target })}</p>
      <small className="soft">{say(text.source, { source })}</small>
      <p className="indicator-ways">
        {isShort && key === 'coreDepartments' && (
          <button type="button" className="link-button" onClick={onLacking}>
            {text.showLacking}
          </button>
        )}
        {isShort && key === 'trainedShare' && (
          <Link to={peoplePath({ baseId, trained: '0' })}>{text.showUntrained}</Link>
        )}
        <Can perm={[may.edit]}>
          <Button type="link" size="small" onClick={onEdit}>
            {text.edit}
          </Button>
        </Can>
      </p>
    </li>
  )
}
