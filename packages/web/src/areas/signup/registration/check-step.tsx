import { FilePdfOutlined } from '@ant-design/icons'
import { signupWords } from '@residency/contract/areas/signup/text'
import { Alert, Button, Skeleton } from 'antd'
import { useEffect, useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { applicantText } from '../applicant.text.ts'
import type { Own } from '../sections/basic.rules.ts'
import { MissingList } from './missing-list.tsx'
import { useOwnActs } from './use-own-acts.ts'
import { refreshOwn, useOwnRegistration } from './use-own-registration.ts'
import { useRegistrationSections } from './use-registration-sections.tsx'

/** The check before submitting: missing fields, then everything as reviewers see it. */
export function CheckStep() {
  const own = useOwnRegistration((s) => s.own)
  const [isFresh, setFresh] = useState(false)

  useEffect(() => void refreshOwn().then(() => setFresh(true)), [])
  if (!own || !isFresh) return <Skeleton active paragraph={{ rows: 8 }} />

  return <Check own={own} />
}

function Check({ own }: { own: Own }) {
  const text = useText(applicantText)
  const acts = useOwnActs(own)
  const { sections, previewWindow } = useRegistrationSections(own)

  return (
    <div className="check-step">
      {own.missing.length > 0 ? <MissingList missing={own.missing} /> : <Ready own={own} />}
      <p className="check-print">
        <Button icon={<FilePdfOutlined />} loading={acts.isBusy} onClick={acts.print}>
          {text.print}
        </Button>
      </p>
      {sections.map(({ title, content }) => (
        <section key={title} className="section-card" aria-label={title}>
          <h3>{title}</h3>
          <div className="section-body">{content}</div>
        </section>
      ))}
      {previewWindow}
    </div>
  )
}

/**
 * Everything is filled in; of a returned registration, what was not changed since it was returned.
 */
function Ready({ own }: { own: Own }) {
  const text = useText(applicantText)
  const { sections } = useText(signupWords)
  const same = own.returns
    .filter((sectionReturn) => !sectionReturn.isChanged)
    .map((sectionReturn) => sections[sectionReturn.section])
  if (own.isMended && same.length === 0) return <Alert type="success" showIcon title={text.ready} />

  const names = same.join(text.comma)

  return (
    <Alert
      type="warning"
      showIcon
      title={say(names ? text.unmendedParts : text.unmended, { names })}
    />
  )
}
