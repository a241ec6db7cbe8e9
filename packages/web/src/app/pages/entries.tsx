import { BASE } from '../../platform/session.ts'
import { useText } from '../../platform/texts/i18n.ts'
import { AWARD_LOGIN } from '../routes/guard.rules.ts'
import { publicPagesText } from './public-pages.text.ts'

/** Who comes in where: login pages are documents of their own, so these are plain links. */
const ENTRIES = {
  hospital: [
    ['staff', '/login'],
    ['teacher', '/login/teacher'],
    ['student', '/login/student'],
  ],
  outside: [
    ['applicant', '/sign/stu/login'],
    ['partner', '/sign/cooperation/login'],
    ['award', AWARD_LOGIN],
    ['induction', '/employment/login'],
  ],
  open: [
    ['intakes', '/white/intakes'],
    ['certificate', '/white/certificate'],
    ['about', '/white'],
  ],
} as const

export type EntryGroup = keyof typeof ENTRIES

/** A group of entries, each with a sentence about its users. */
export function Entries({ group, without }: { group: EntryGroup; without?: string }) {
  const text = useText(publicPagesText)
  return (
    <section>
      <h2>{text.groups[group]}</h2>
      <ul>
        {ENTRIES[group]
          .filter(([key]) => key !== without)
          .map(([key, path]) => (
            <li key={key}>
              <a href={BASE + path}>
                <strong>{text.entrances[key].name}</strong>
                <span>{text.entrances[key].lead}</span>
              </a>
            </li>
          ))}
      </ul>
    </section>
  )
}
