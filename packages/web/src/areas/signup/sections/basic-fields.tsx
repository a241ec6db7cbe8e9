import { Form, Input, Radio } from 'antd'
import { todayInShanghai } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/i18n.ts'
import { toChoices } from '../../../ui/choices.ts'
import { untilToday } from '../../../ui/day-shape.ts'
import { DayField, Field, SelectField, TextField } from '../../../ui/fields.tsx'
import { applicantText } from '../applicant.text.ts'
import { useDictionary, useEthnicGroups } from '../signup.queries.ts'
import { signupText } from '../signup.text.ts'
import { useSignupWords } from '../use-signup-words.ts'
import { cardHint } from './card-hint.rules.ts'
import { RegionInput } from './region-input.tsx'
import { SchoolFields } from './school-fields.tsx'

/** The fields of the basic section; the identity card comes first because it fills two others. */
export function BasicFields({ schoolName }: { schoolName: string | null }) {
  const text = useText(applicantText)
  const shared = useText(signupText)
  const { fields } = useSignupWords()
  const groups = useEthnicGroups()
  const parties = useDictionary('political_status')
  return (
    <>
      <h3 className="field-group">{text.groups.person}</h3>
      <div className="field-pair">
        <TextField name="realName" label={fields.realName} maxLength={64} autoComplete="name" />
        <Field name="idCard" label={fields.idCard} help={<CardHelp />}>
          <Input maxLength={30} autoComplete="off" autoCapitalize="characters" spellCheck={false} className="figures" />
        </Field>
        <Field name="gender" label={fields.gender}>
          <Radio.Group options={toChoices([1, 2], shared.gender)} />
        </Field>
        <DayField name="birthDate" label={fields.birthDate} {...untilToday()} />
        <SelectField name="ethnicCode" label={fields.ethnicCode} options={groups.data ?? []} isLoading={groups.isLoading} />
        <Field name="maritalStatus" label={fields.maritalStatus} isOptional>
          <Radio.Group options={toChoices([0, 1], text.marital)} />
        </Field>
        <SelectField
          name="politicalStatus"
          label={fields.politicalStatus}
          options={parties.data ?? []}
          isLoading={parties.isLoading}
          isOptional
        />
      </div>
      <h3 className="field-group">{text.groups.contact}</h3>
      <div className="field-pair">
        <TextField name="mobile" label={fields.mobile} maxLength={30} inputMode="tel" autoComplete="tel-national" help={text.mobileHelp} />
        <TextField name="email" label={fields.email} isOptional maxLength={120} inputMode="email" autoComplete="email" />
      </div>
      <TextField name="address" label={fields.address} maxLength={200} autoComplete="street-address" />
      <div className="field-pair">
        <TextField name="contactName" label={fields.contactName} maxLength={64} />
        <TextField name="contactMobile" label={fields.contactMobile} maxLength={30} inputMode="tel" />
      </div>
      <h3 className="field-group">{text.groups.origin}</h3>
      <Field name="regionCode" label={fields.regionCode}>
        <RegionInput label={fields.regionCode} />
      </Field>
      <div className="field-pair">
        <SchoolFields savedName={schoolName} />
      </div>
    </>
  )
}

/** What the typed card number implies, announced on change. */
function CardHelp() {
  const text = useText(applicantText)
  const typed: string | null | undefined = Form.useWatch('idCard')
  const hint = cardHint(typed, todayInShanghai())
  const says = {
    empty: text.cardHelp,
    typing: hint.kind === 'typing' ? say(text.cardLeft, { left: hint.left }) : '',
    read: text.cardRead,
    fault: '', // The error is shown here itself.
  }[hint.kind]
  return <span aria-live="polite">{says}</span>
}
