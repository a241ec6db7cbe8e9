import type { Section } from '@residency/contract/areas/intakes/section.public'
import { signupWords } from '@residency/contract/areas/signup/text'
import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { applicantText } from '../applicant.text.ts'
import { useMissingLabels } from '../registration/missing-list.tsx'
import { missingOfSection } from '../registration/steps.rules.ts'
import { useOwnRegistration } from '../registration/use-own-registration.ts'

/** Why a section was returned, or that it cannot be changed now. */
export function SectionNotes({ section }: { section: Section }) {
  const text = useText(applicantText)
  const own = useOwnRegistration((s) => s.own)
  const returned = own?.returns.find((one) => one.section === section)
  if (returned)
    return (
      <Alert
        className="section-note"
        type="warning"
        showIcon
        title={say(text.returnedReason, { reason: returned.reason })}
      />
    )

  if (own && !own.editable.includes(section))
    return <p className="soft section-note">{text.closedSection}</p>

  return null
}

type SectionCardProps = {
  section: Section
  lead?: string
  actions?: ReactNode
  children?: ReactNode
}

/** A section of a step: name, missing fields, actions. */
export function SectionCard({ section, lead, actions, children }: SectionCardProps) {
  const text = useText(applicantText)
  const { sections } = useText(signupWords)
  const own = useOwnRegistration((s) => s.own)
  const labels = useMissingLabels()
  const isRequired = own?.required.includes(section) ?? false
  const missing = missingOfSection(section, own?.missing ?? [])
  const inside = missing.filter((name) => name !== section).map((name) => name.split('.').at(-1)!)

  return (
    <section className="section-card" aria-label={sections[section]}>
      <div className="section-card-head">
        <h3>
          {sections[section]}{' '}
          <small className="soft">{isRequired ? text.required : text.optional}</small>
        </h3>
        {actions}
      </div>
      {lead && <p className="soft">{lead}</p>}
      <SectionNotes section={section} />
      <div className="section-body">{children}</div>
      {inside.length > 0 && (
        <p className="section-missing">
          {say(text.stillMissing, { names: labels(inside).join(text.comma) })}
        </p>
      )}
    </section>
  )
}
