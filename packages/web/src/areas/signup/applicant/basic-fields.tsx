import type { TRAINEE_KINDS } from '@residency/contract/areas/signup/section.public'
import { Form, Input, Radio } from 'antd'
import { todayInShanghai } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/i18n.ts'
import { DayField, Field, SelectField, TextField } from '../../../ui/fields.tsx'
import { useEthnicGroups } from '../signup.queries.ts'
import { signupText } from '../signup.text.ts'
import { useSignupWords } from '../use-signup-words.ts'
import { applicantText } from './applicant.text.ts'
import { OTHER_SCHOOL } from './basic.rules.ts'
import { cardHint } from './card-hint.rules.ts'
import { RegionInput } from './region-input.tsx'
import { SchoolInput } from './school-input.tsx'

type Kind = (typeof TRAINEE_KINDS)[number]

/** The fields of the basic section, the card first: it fills two of the others. */
export function BasicFields({ kinds, schoolName }: { kinds: readonly Kind[]; schoolName: string | null }) {
  const text = useText(applicantText)
  const shared = useText(signupText)
  const { fields, traineeKinds } = useSignupWords()
  const groups = useEthnicGroups()
  const school: number | null | undefined = Form.useWatch('schoolId')
  return (
    <>
      <h3 className="field-group">{text.groups.person}</h3>
      <div className="field-pair">
        <TextField name="realName" label={fields.realName} maxLength={64} autoComplete="name" />
        <Field name="idCard" label={fields.idCard} help={<CardHelp />}>
          <Input maxLength={30} autoComplete="off" autoCapitalize="characters" spellCheck={false} className="figures" />
        </Field>
        <Field name="gender" label={fields.gender}>
          <Radio.Group options={([1, 2] as const).map((value) => ({ value, label: shared.gender[value] }))} />
        </Field>
        <DayField name="birthDate" label={fields.birthDate} />
        <TextField name="mobile" label={fields.mobile} maxLength={30} inputMode="tel" autoComplete="tel-national" help={text.mobileHelp} />
        <TextField name="email" label={fields.email} isOptional maxLength={120} inputMode="email" autoComplete="email" />
      </div>
      <Field name="traineeKind" label={fields.traineeKind}>
        <Radio.Group options={kinds.map((value) => ({ value, label: traineeKinds[value] }))} />
      </Field>
      <h3 className="field-group">{text.groups.origin}</h3>
      <div className="field-pair">
        <SelectField name="ethnicCode" label={fields.ethnicCode} options={groups.data ?? []} isLoading={groups.isLoading} />
        <Field name="schoolId" label={fields.schoolId} help={text.schoolHelp}>
          <SchoolInput label={fields.schoolId} savedName={schoolName} />
        </Field>
        {school === OTHER_SCHOOL && <TextField name="schoolOther" label={fields.schoolOther} maxLength={100} />}
      </div>
      <Field name="regionCode" label={fields.regionCode}>
        <RegionInput label={fields.regionCode} />
      </Field>
    </>
  )
}

/** What the card says so far, spoken as it changes. */
function CardHelp() {
  const text = useText(applicantText)
  const typed: string | null | undefined = Form.useWatch('idCard')
  const hint = cardHint(typed, todayInShanghai())
  const says = {
    empty: text.cardHelp,
    typing: hint.kind === 'typing' ? say(text.cardLeft, { left: hint.left }) : '',
    read: text.cardRead,
    fault: '', // the sentence of the fault stands here itself
  }[hint.kind]
  return <span aria-live="polite">{says}</span>
}
