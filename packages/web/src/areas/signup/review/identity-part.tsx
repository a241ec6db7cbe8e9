import { signupPermissions as may } from '@residency/contract/areas/signup/access'
import { signupWords } from '@residency/contract/areas/signup/text'
import { Button } from 'antd'
import { Can } from '../../../platform/permissions.tsx'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FactList } from '../../../ui/fact-list.tsx'
import { EvidencePhoto } from '../evidence-photo.tsx'
import { regionPath } from '../region.rules.ts'
import { useDocumentKinds, useEthnicGroups, useRegions } from '../signup.queries.ts'
import { signupText } from '../signup.text.ts'
import type { PartProps } from './facts.tsx'
import { useLabels, useReveal } from './registration.queries.ts'
import { reviewText } from './review.text.ts'

/**
 * The person, with numbers masked until requested; the request is recorded, and the page says so.
 */
export function IdentityPart({ registration }: PartProps) {
  const text = useText(reviewText)
  const shared = useText(signupText)
  const { fields } = useText(signupWords)
  const groups = useEthnicGroups()
  const regions = useRegions()
  const label = useLabels('political_status')
  const documents = useDocumentKinds()
  const reveal = useReveal()
  const full = reveal.data
  const region = regionPath(regions.data ?? [], registration.regionCode ?? '')

  return (
    <>
      <div className="with-photo">
        <EvidencePhoto
          photoKey={registration.photoKey}
          alt={say(text.photoAlt, { name: registration.realName ?? '—' })}
        />
        <FactList
          facts={[
            [
              fields.gender,
              registration.gender === 1 || registration.gender === 2
                ? shared.gender[registration.gender]
                : null,
            ],
            [fields.birthDate, registration.birthDate],
            [fields.idKind, documents.find(({ value }) => value === registration.idKind)?.label],
            [fields.idCard, full?.idCard ?? registration.idCard],
            [fields.mobile, full?.mobile ?? registration.mobile],
            [fields.email, registration.email],
            [
              fields.ethnicCode,
              groups.data?.find(({ value }) => value === registration.ethnicCode)?.label,
            ],
            [fields.regionCode, region.map((step) => step.label).join(' ')],
            [
              fields.maritalStatus,
              registration.maritalStatus === 0 || registration.maritalStatus === 1
                ? text.marital[registration.maritalStatus]
                : null,
            ],
            [fields.politicalStatus, label('political_status', registration.politicalStatus)],
            [fields.schoolId, registration.schoolName],
            [fields.contactName, registration.contactName],
            [fields.contactMobile, full?.contactMobile ?? registration.contactMobile],
            ...(full ? [[fields.address, full.address] as const] : []),
          ]}
        />
      </div>
      <Can perm={[may.reveal]}>
        <p className="reveal">
          {!full && (
            <Button
              size="small"
              loading={reveal.isPending}
              onClick={() => reveal.mutate(registration.id)}
            >
              {text.reveal}
            </Button>
          )}
          <small role="status">{full ? text.revealed : text.revealHelp}</small>
        </p>
      </Can>
    </>
  )
}
