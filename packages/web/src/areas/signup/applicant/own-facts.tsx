import { useText } from '../../../platform/i18n.ts'
import { regionPath } from '../region.rules.ts'
import { useEthnicGroups, useRegions } from '../signup.queries.ts'
import { signupText } from '../signup.text.ts'
import { useSignupWords } from '../use-signup-words.ts'
import type { Own } from './basic.rules.ts'

/** The basic section for reading: one's own numbers are shown whole. */
export function OwnFacts({ own }: { own: Own }) {
  const shared = useText(signupText)
  const { fields, traineeKinds } = useSignupWords()
  const groups = useEthnicGroups()
  const regions = useRegions()
  const place = own.regionCode && regionPath(regions.data ?? [], own.regionCode).map(({ label }) => label)
  const facts: [string, string | null | undefined][] = [
    [fields.realName, own.realName],
    [fields.gender, own.gender === 1 || own.gender === 2 ? shared.gender[own.gender] : null],
    [fields.birthDate, own.birthDate],
    [fields.idCard, own.idCard],
    [fields.mobile, own.mobile],
    [fields.email, own.email],
    [fields.ethnicCode, groups.data?.find(({ value }) => value === own.ethnicCode)?.label],
    [fields.regionCode, place ? place.join(' ') : null],
    [fields.schoolId, own.schoolName],
    [fields.traineeKind, traineeKinds[own.traineeKind]],
  ]
  return (
    <dl className="facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || '—'}</dd>
        </div>
      ))}
    </dl>
  )
}
