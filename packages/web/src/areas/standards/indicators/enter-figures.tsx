import type {
  FiguresOfBase,
  MeasuredIndicator,
} from '@residency/contract/areas/standards/indicators/figure.contract'
import { indicatorsWords } from '@residency/contract/areas/standards/indicators/text'
import { Form, Input } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useFirstRead } from '../../../screens/first-read.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { useEnterFigures } from './indicator.queries.ts'
import {
  FIGURE_TONES,
  figureOf,
  isAsEntered,
  isChecked,
  numberText,
  whyReturned,
} from './indicator.rules.ts'
import { indicatorText } from './indicator.text.ts'
import './indicators.css'
import { NumberInput } from '../../../ui/fields/number-input.tsx'

export type EnterFiguresProps = {
  isOpen: boolean
  base: FiguresOfBase | undefined
  onClose: () => void
}

/** Values and notes by the id of the indicator. */
type Values = { value: Record<string, number | null>; note: Record<string, string | null> }

const initialOf = ({ indicators, year }: FiguresOfBase): Values => ({
  value: Object.fromEntries(
    indicators.map((indicator) => [indicator.id, figureOf(indicator, year)?.value ?? null]),
  ),
  note: Object.fromEntries(
    indicators.map((indicator) => [indicator.id, figureOf(indicator, year)?.note ?? null]),
  ),
})

/** All figures of a base and a year in one dialog; what was not touched is not sent. */
export default function EnterFigures({ isOpen, base: latestBase, onClose }: EnterFiguresProps) {
  const base = useFirstRead(isOpen, latestBase)
  const text = useText(indicatorText)
  const enter = useEnterFigures()

  const submit = async ({ value, note }: Values) => {
    if (!base) return

    const figures = base.indicators.flatMap((indicator) => {
      const [before, now, words] = [
        figureOf(indicator, base.year),
        value[indicator.id] ?? null,
        note[indicator.id]?.trim() || null,
      ]

      if (now === null || (before && isChecked(before))) return []

      const isSame = before && before.value === now && before.note === words

      return isSame
        ? []
        : [{ indicatorId: indicator.id, value: now, note: words, version: before?.version ?? null }]
    })

    if (figures.length === 0) return void toast.info(text.nothing)

    const { entered } = await enter.mutateAsync({ baseId: base.id, year: base.year, figures })

    toast.success(say(text.entered, { count: entered }))
  }

  return (
    <FormDialog<Values>
      title={base ? say(text.enterTitle, { base: base.name, year: base.year }) : ''}
      width={800}
      initial={base && initialOf(base)}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
    >
      <p className="soft">{text.enterHelp}</p>
      {base?.indicators.map((indicator) => (
        <EnteredFigure key={indicator.id} measuredIndicator={indicator} year={base.year} />
      ))}
    </FormDialog>
  )
}

function EnteredFigure({
  measuredIndicator,
  year,
}: {
  measuredIndicator: MeasuredIndicator
  year: number
}) {
  const text = useText(indicatorText)
  const { flows } = useText(indicatorsWords)
  const figure = figureOf(measuredIndicator, year)
  const isFixed = figure !== undefined && isChecked(figure)
  const reason = figure && whyReturned(figure)

  return (
    <div className="entered-figure">
      <span>
        {measuredIndicator.item}{' '}
        {figure && !isAsEntered(figure) && (
          <StateTag tone={FIGURE_TONES[figure.state]}>
            {flows.baseFigure.states[figure.state]}
          </StateTag>
        )}
        <br />
        <small className="soft">
          {say(text.minimum, {
            minimum: numberText(measuredIndicator.minimum),
            unit: measuredIndicator.unit,
          })}
        </small>
        {reason && <small className="measured-why"> {say(text.returnedWhy, { reason })}</small>}
      </span>
      <Form.Item name={['value', String(measuredIndicator.id)]} noStyle>
        <NumberInput
          aria-label={measuredIndicator.item}
          min={0}
          inputMode="decimal"
          suffix={measuredIndicator.unit}
          disabled={isFixed}
          style={{ width: '100%' }}
        />
      </Form.Item>
      <Form.Item name={['note', String(measuredIndicator.id)]} noStyle>
        <Input
          aria-label={say(text.note, { item: measuredIndicator.item })}
          placeholder={text.notePlaceholder}
          maxLength={500}
          disabled={isFixed}
        />
      </Form.Item>
    </div>
  )
}
