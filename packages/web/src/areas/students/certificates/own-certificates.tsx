import type { getOwnFinish } from '@residency/contract/areas/students/completion/completion.contract'
import type { AnswerOf } from '@residency/contract/kernel'
import { say, useText } from '../../../platform/i18n.ts'
import { DownloadButton } from '../../../ui/download-button.tsx'
import { StateTag } from '../../../ui/state-tag.tsx'
import { completionText } from '../completion/completion.text.ts'
import { downloadOwnCertificate } from './certificate.queries.ts'

type Certificates = NonNullable<AnswerOf<typeof getOwnFinish>>['certificates']

/** The own certificates; one that is revoked says so. */
export function OwnCertificates({ certificates }: { certificates: Certificates }) {
  const { own: text } = useText(completionText)
  if (certificates.length === 0) return null

  return (
    <section className="panel" aria-label={text.certificates}>
      <h2>{text.certificates}</h2>
      <ul className="check-lines">
        {certificates.map((one) => (
          <li key={one.id}>
            <span className="figures">
              {say(text.number, { number: one.number })}
              <small>{say(text.issued, { day: one.issuedOn })}</small>
            </span>
            {one.revokedOn && (
              <StateTag tone="bad">{say(text.revoked, { day: one.revokedOn })}</StateTag>
            )}
            {!one.revokedOn && !one.isDrawn && <span className="soft">{text.drawing}</span>}
            {!one.revokedOn && one.isDrawn && (
              <DownloadButton type="primary" download={() => downloadOwnCertificate(one.id)}>
                {text.download}
              </DownloadButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
