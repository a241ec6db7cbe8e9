import { signupPermissions as may } from '@residency/contract/areas/signup/permissions'
import { Button } from 'antd'
import { useText } from '../../../platform/i18n.ts'
import { Can } from '../../../platform/permissions.tsx'
import { regionPath } from '../region.rules.ts'
import { useEthnicGroups, useRegions } from '../signup.queries.ts'
import { signupText } from '../signup.text.ts'
import { useSignupWords } from '../use-signup-words.ts'
import { type Registration, useReveal } from './registration.queries.ts'
import { reviewText } from './review.text.ts'

/** Who it is, numbers masked until they are asked for; the asking is recorded, and said to be. */
export function PersonFacts({ one }: { one: Registration }) {
  const text = useText(reviewText)
  const shared = useText(signupText)
  const { fields } = useSignupWords()
  const groups = useEthnicGroups()
  const regions = useRegions()
  const reveal = useReveal()
  const facts: [string, string | null | undefined][] = [
    [fields.gender, one.gender === 1 || one.gender === 2 ? shared.gender[one.gender] : null],
    [fields.birthDate, one.birthDate],
    [fields.idCard, reveal.data?.idCard ?? one.idCard],
    [fields.mobile, reveal.data?.mobile ?? one.mobile],
    [fields.email, one.email],
    [fields.ethnicCode, groups.data?.find(({ value }) => value === one.ethnicCode)?.label],
    [
      fields.regionCode,
      regionPath(regions.data ?? [], one.regionCode ?? '')
        .map(({ label }) => label)
        .join(' '),
    ],
    [fields.schoolId, one.schoolName],
  ]
  return (
    <div>
      <dl className="facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="figures">{value || '—'}</dd>
          </div>
        ))}
      </dl>
      <Can perm={[may.reveal]}>
        <p className="reveal">
          {!reveal.data && (
            <Button size="small" loading={reveal.isPending} onClick={() => reveal.mutate(one.id)}>
              {text.reveal}
            </Button>
          )}
          <small role="status">{reveal.data ? text.revealed : text.revealHelp}</small>
        </p>
      </Can>
    </div>
  )
}
