import { signupWords } from '@residency/contract/areas/signup/text'
import type { IdentityDocument } from '@residency/contract/kernel/document-kinds'
import { Form, Input, Radio } from 'antd'
import { todayInShanghai } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { DayField, Field, SelectField, TextField } from '../../../ui/fields/fields.tsx'
import { untilToday } from '../../../ui/times/day-shape.ts'
import { applicantText } from '../applicant.text.ts'
import { useDictionary, useDocumentKinds, useEthnicGroups } from '../signup.queries.ts'
import { signupText } from '../signup.text.ts'
import { cardHint } from './card-hint.rules.ts'
import { RegionInput } from './region-input.tsx'
import { SchoolFields } from './school-fields.tsx'

/**
 * The fields of the basic section; the identity document comes first because the number of some
 * kinds fills two others.
 */
export function BasicFields({ schoolName }: { schoolName: string | null }) {
  const text = useText(applicantText)
  const shared = useText(signupText)
  const { fields } = useText(signupWords)
  const groups = useEthnicGroups()
  const parties = useDictionary('political_status')
  const documents = useDocumentKinds()
  const chosen: IdentityDocument = Form.useWatch('idKind') ?? 'id_card'
  const named = documents.find(({ value }) => value === chosen)?.label

  return (
    <>
      <h3 className="field-group">{text.groups.person}</h3>
      <div className="field-pair">
        <TextField name="realName" label={fields.realName} maxLength={64} autoComplete="name" />
        <SelectField name="idKind" label={fields.idKind} options={documents} />
        <Field
          name="idCard"
          label={
            chosen === 'id_card' || !named
              ? fields.idCard
              : say(text.documentNumber, { document: named })
          }
          help={<CardHelp chosen={chosen} />}
        >
          <Input
            maxLength={30}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="figures"
          />
        </Field>
        <Field name="gender" label={fields.gender}>
          <Radio.Group options={toChoices([1, 2], shared.gender)} />
        </Field>
        <DayField name="birthDate" label={fields.birthDate} {...untilToday()} />
        <SelectField
          name="ethnicCode"
          label={fields.ethnicCode}
          options={groups.data ?? []}
          isLoading={groups.isLoading}
        />
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
        <TextField
          name="mobile"
          label={fields.mobile}
          maxLength={30}
          inputMode="tel"
          autoComplete="tel-national"
          help={text.mobileHelp}
        />
        <TextField
          name="email"
          label={fields.email}
          isOptional
          maxLength={120}
          inputMode="email"
          autoComplete="email"
        />
      </div>
      <TextField
        name="address"
        label={fields.address}
        maxLength={200}
        autoComplete="street-address"
      />
      <div className="field-pair">
        <TextField name="contactName" label={fields.contactName} maxLength={64} />
        <TextField
          name="contactMobile"
          label={fields.contactMobile}
          maxLength={30}
          inputMode="tel"
        />
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

/** What the typed number implies, announced on change. */
function CardHelp({ chosen }: { chosen: IdentityDocument }) {
  const text = useText(applicantText)
  const typed: string | null | undefined = Form.useWatch('idCard')
  const { documentShapes } = useText(signupWords)
  const hint = cardHint(typed, todayInShanghai(), chosen)

  const says = {
    empty: chosen === 'id_card' ? text.cardHelp : documentShapes[chosen],
    typing: hint.kind === 'typing' ? say(text.cardLeft, { left: hint.left }) : '',
    read: hint.kind === 'read' && hint.birthDate ? text.cardRead : text.cardSilent,
    fault: '', // The error is shown here itself.
  }[hint.kind]

  return <span aria-live="polite">{says}</span>
}
