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
export function IdentityPart({ one }: PartProps) {
  const text = useText(reviewText)
  const shared = useText(signupText)
  const { fields } = useText(signupWords)
  const groups = useEthnicGroups()
  const regions = useRegions()
  const label = useLabels('political_status')
  const documents = useDocumentKinds()
  const reveal = useReveal()
  const full = reveal.data
  const region = regionPath(regions.data ?? [], one.regionCode ?? '')

  return (
    <>
      <div className="with-photo">
        <EvidencePhoto
          photoKey={one.photoKey}
          alt={say(text.photoAlt, { name: one.realName ?? '—' })}
        />
        <FactList
          facts={[
            [
              fields.gender,
              one.gender === 1 || one.gender === 2 ? shared.gender[one.gender] : null,
            ],
            [fields.birthDate, one.birthDate],
            [fields.idKind, documents.find(({ value }) => value === one.idKind)?.label],
            [fields.idCard, full?.idCard ?? one.idCard],
            [fields.mobile, full?.mobile ?? one.mobile],
            [fields.email, one.email],
            [fields.ethnicCode, groups.data?.find(({ value }) => value === one.ethnicCode)?.label],
            [fields.regionCode, region.map((step) => step.label).join(' ')],
            [
              fields.maritalStatus,
              one.maritalStatus === 0 || one.maritalStatus === 1
                ? text.marital[one.maritalStatus]
                : null,
            ],
            [fields.politicalStatus, label('political_status', one.politicalStatus)],
            [fields.schoolId, one.schoolName],
            [fields.contactName, one.contactName],
            [fields.contactMobile, full?.contactMobile ?? one.contactMobile],
            ...(full ? [[fields.address, full.address] as const] : []),
          ]}
        />
      </div>
      <Can perm={[may.reveal]}>
        <p className="reveal">
          {!full && (
            <Button size="small" loading={reveal.isPending} onClick={() => reveal.mutate(one.id)}>
              {text.reveal}
            </Button>
          )}
          <small role="status">{full ? text.revealed : text.revealHelp}</small>
        </p>
      </Can>
    </>
  )
}
