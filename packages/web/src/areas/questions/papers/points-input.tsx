import { NumberInput } from '../../../ui/fields/number-input.tsx'
import { hundredthsOf, pointsOf } from './points.rules.ts'

type Props = { label: string; value: number; onChange: (hundredths: number) => void }

/** Points with up to two decimals; the value is in hundredths. */
export function PointsInput({ label, value, onChange }: Props) {
  return (
    <NumberInput
      min={0.01}
      max={1000}
      inputMode={'decimal' as const}
      className="points-input"
      aria-label={label}
      value={pointsOf(value)}
      onChange={(next) => next !== null && onChange(hundredthsOf(Number(next)))}
    />
  )
}
