import type { getOwnFinish } from '@residency/contract/areas/students/completion/completion.contract'
import type { AnswerOf } from '@residency/contract/kernel'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { DownloadButton } from '../../../ui/download-button.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
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
        {certificates.map((certificate) => (
          <li key={certificate.id}>
            <span className="figures">
              {say(text.number, { number: certificate.number })}
              <small>{say(text.issued, { day: certificate.issuedOn })}</small>
            </span>
            {certificate.revokedOn && (
              <StateTag tone="bad">{say(text.revoked, { day: certificate.revokedOn })}</StateTag>
            )}
            {!certificate.revokedOn && !certificate.isDrawn && (
              <span className="soft">{text.drawing}</span>
            )}
            {!certificate.revokedOn && certificate.isDrawn && (
              <DownloadButton
                type="primary"
                download={() => downloadOwnCertificate(certificate.id)}
              >
                {text.download}
              </DownloadButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
