import { useText } from '../../../platform/texts/i18n.ts'
import { loginText } from './login.text.ts'

/**
 * The identity half: name, one sentence, and a rotation chart with months from left to right and
 * today marked.
 */
export function LoginIdentity() {
  const text = useText(loginText)
  return (
    <section className="login-identity" aria-label={text.product}>
      <svg
        className="login-pattern"
        viewBox="0 0 720 900"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <defs>
          <pattern id="grid" width="60" height="60" patternUnits="userSpaceOnUse">
            <path d="M60 0H0V60" fill="none" stroke="#fff" strokeOpacity=".07" />
          </pattern>
          <linearGradient id="fade" x2="0" y2="1">
            <stop offset="0" stopColor="#fff" stopOpacity=".2" />
            <stop offset="1" stopColor="#fff" stopOpacity=".05" />
          </linearGradient>
        </defs>
        <rect width="720" height="900" fill="url(#grid)" />
        {STAYS.map(([column, row, length]) => (
          <rect
            key={`${column}-${row}`}
            x={column * 60 + 8}
            y={row * 60 + 18}
            width={length * 60 - 16}
            height="24"
            rx="12"
            fill="url(#fade)"
          />
        ))}
        <path d="M450 0V640" stroke="#fff" strokeOpacity=".55" strokeDasharray="2 7" />
        <circle cx="450" cy="300" r="5" fill="#fff" />
      </svg>
      <div className="login-name">
        <p className="login-mark">
          <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
            <path
              d="M12 4h8v8h8v8h-8v8h-8v-8H4v-8h8z"
              fill="none"
              stroke="#fff"
              strokeWidth="2"
              strokeLinejoin="round"
            />
          </svg>
          {text.hospital}
        </p>
        <p className="login-product">{text.product}</p>
        <p className="login-promise">{text.promise}</p>
      </div>
    </section>
  )
}

/** Column, row and length in months of the drawn rotations; the dotted line is today. */
const STAYS = [
  [1, 1, 3],
  [5, 1, 2],
  [8, 2, 3],
  [0, 2, 2],
  [3, 3, 4],
  [8, 4, 2],
  [2, 4, 5],
  [7, 6, 4],
  [1, 6, 5],
  [5, 8, 3],
  [9, 8, 2],
  [0, 8, 3],
] as const
