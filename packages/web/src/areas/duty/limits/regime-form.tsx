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
import { WholeNumberField } from '../../../ui/fields/small-fields.tsx'
import { hoursText } from '../hours/hours.text.ts'
import { useRegime, useSetRegime } from './regime.queries.ts'

type RegimeProps = { isOpen: boolean; onClose: () => void }

const { shape } = setRegime.body

/** Which limits of working hours count in the hospital. */
export function RegimeForm({ isOpen, onClose }: RegimeProps) {
  const { list: text, limits } = useText(hoursText)
  const { fields, regimes } = useText(limitWords)
  const known = useFirstRead(isOpen ? 'opened' : null, useRegime().data)
  const set = useSetRegime()

  const submit = async (values: Regime) => {
    await set.mutateAsync(values)
    toast.success(text.saved)
  }

  return (
    <FormDialog<Regime>
      title={text.regime}
      {...{ isOpen, onClose, submit }}
      initial={known}
      width={520}
    >
      <p className="soft">{limits.note}</p>
      <SelectField name="regime" label={fields.regime} options={toChoices(REGIMES, regimes)} />
      <RegimeNumber />
    </FormDialog>
  )
}

/** The number that the chosen rule has. */
function RegimeNumber() {
  const { fields } = useText(limitWords)
  const { limits: text } = useText(hoursText)
  const regime = Form.useWatch<Regime['regime']>('regime')

  if (regime === 'labour')
    return (
      <WholeNumberField
        name="agreedOvertime"
        label={fields.agreedOvertime}
        shape={shape.agreedOvertime}
        help={text.overtimeHelp}
        max={9}
      />
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
