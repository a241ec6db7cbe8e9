import {
  REGIMES,
  type Regime,
  setRegime,
} from '@residency/contract/areas/duty/limits/regime.contract'
import { limitWords } from '@residency/contract/areas/duty/limits/text'
import { Form } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { useFirstRead } from '../../../screens/first-read.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { SelectField } from '../../../ui/fields/fields.tsx'
import { SwitchField, WholeNumberField } from '../../../ui/fields/small-fields.tsx'
import { hoursText } from '../hours/hours.text.ts'
import { useRegime, useSetRegime } from './regime.queries.ts'

type Values = Omit<Regime, 'holidaysSettled'> & { holidaysSettled: 0 | 1 }

type RegimeProps = { isOpen: boolean; onClose: () => void }

const { shape } = setRegime.body

/** Which limits of working hours count in the hospital. */
export function RegimeForm({ isOpen, onClose }: RegimeProps) {
  const { list: text, limits } = useText(hoursText)
  const { fields, regimes } = useText(limitWords)
  const known = useFirstRead(isOpen ? 'opened' : null, useRegime().data)
  const set = useSetRegime()

  const submit = async (values: Values) => {
    const holidaysSettled = values.holidaysSettled === 1

    await set.mutateAsync({ ...known!, ...values, holidaysSettled })
    toast.success(text.saved)
  }

  return (
    <FormDialog<Values>
      title={text.regime}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={known && { ...known, holidaysSettled: known.holidaysSettled ? 1 : 0 }}
      width={520}
    >
      <p className="soft">{limits.note}</p>
      <SelectField name="regime" label={fields.regime} options={toChoices(REGIMES, regimes)} />
      <RegimeNumber />
      <WholeNumberField
        name="earnedMonths"
        label={fields.earnedMonths}
        shape={shape.earnedMonths}
        help={limits.earnedHelp}
        max={12}
      />
    </FormDialog>
  )
}

/** What the chosen rule needs to know. */
function RegimeNumber() {
  const { fields } = useText(limitWords)
  const { limits: text } = useText(hoursText)
  const regime = Form.useWatch<Regime['regime']>('regime')

  if (regime === 'labour')
    return (
      <>
        <WholeNumberField
          name="agreedOvertime"
          label={fields.agreedOvertime}
          shape={shape.agreedOvertime}
          help={text.overtimeHelp}
          max={9}
        />
        <SwitchField
          name="holidaysSettled"
          label={fields.holidaysSettled}
          help={text.holidaysHelp}
          on={text.yes}
          off={text.no}
        />
      </>
    )

  if (regime === 'own')
    return (
      <WholeNumberField
        name="ownWeekly"
        label={fields.ownWeekly}
        shape={shape.ownWeekly}
        help={text.weeklyHelp}
        max={80}
      />
    )

  return null
}
