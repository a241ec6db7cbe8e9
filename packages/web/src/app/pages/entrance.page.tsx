import { useText } from '../../platform/i18n.ts'
import { BASE } from '../../platform/session.ts'
import { shellText } from '../shell/shell.text.ts'

const ENTRANCES = [
  { face: 'staff', path: '/login' },
  { face: 'teacher', path: '/login/teacher' },
  { face: 'student', path: '/login/student' },
  { face: 'applicant', path: '/sign/stu/login' },
  { face: 'partner', path: '/sign/cooperation/login' },
] as const

/** /entrance: five entries, each with a sentence about its users. */
export default function EntrancePage() {
  const text = useText(shellText)
  return (
    <main className="entrance">
      <p className="entrance-product">{text.product}</p>
      <h1>{text.entranceTitle}</h1>
      <ul>
        {ENTRANCES.map(({ face, path }) => (
          <li key={face}>
            <a href={BASE + path}>
              <strong>{text.entrances[face].name}</strong>
              <span>{text.entrances[face].lead}</span>
            </a>
          </li>
        ))}
      </ul>
    </main>
  )
}
