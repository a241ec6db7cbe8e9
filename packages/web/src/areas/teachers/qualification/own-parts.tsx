import { qualificationWords } from '@residency/contract/areas/teachers/qualification/text'
import { Alert, Button } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import type { OwnQualifications } from './qualification.queries.ts'
import { qualificationText } from './qualification.text.ts'

/** Opens a new application, or says why that is not possible now. */
export function ApplyButton({ own, onApply }: { own: OwnQualifications; onApply: () => void }) {
  const { own: text } = useText(qualificationText)
  if (!own.mayApply)
    return own.window.isOpen ? null : (
      <p className="soft">{say(text.closed, { message: own.window.message ?? '' })}</p>
    )

  const chooseLabel = () => {
    if (!own.held) return text.apply

    return own.held.isRenewable ? text.renew : text.applyCore
  }

  const label = chooseLabel()

  return (
    <Button type="primary" onClick={onApply}>
      {label}
    </Button>
  )
}

/** The present qualification. */
export function PresentQualification({
  qualification,
}: {
  qualification: NonNullable<OwnQualifications['held']>
}) {
  const { own: text } = useText(qualificationText)
  const { levels } = useText(qualificationWords)
  const values = {
    level: levels[qualification.level],
    number: qualification.number,
    until: qualification.validUntil,
  }

  return (
    <Alert
      type={qualification.isRenewable ? 'warning' : 'success'}
      showIcon
      title={say(text.held, values)}
      description={qualification.isRenewable ? text.heldRenew : undefined}
    />
  )
}
