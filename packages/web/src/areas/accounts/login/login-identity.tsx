import { useText } from '../../../platform/i18n.ts'
import { loginText } from './login.text.ts'

/** The quiet half: name, one sentence, and a sheet of rotations drawn as months that run through departments. */
export function LoginIdentity() {
  const text = useText(loginText)
  return (
    <section className="login-identity" aria-label={text.product}>
      <svg className="login-pattern" viewBox="0 0 720 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
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
        <path
          d="M-10 510H150l24-54 36 126 33-90 21 18h120l21-36 27 36h338"
          fill="none"
          stroke="#fff"
          strokeOpacity=".5"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      </svg>
      <div className="login-name">
        <p className="login-mark">
          <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
            <path d="M12 4h8v8h8v8h-8v8h-8v-8H4v-8h8z" fill="none" stroke="#fff" strokeWidth="2" strokeLinejoin="round" />
          </svg>
          {text.hospital}
        </p>
        <p className="login-product">{text.product}</p>
        <p className="login-promise">{text.promise}</p>
      </div>
    </section>
  )
}

/** Column, row and months of the drawn stays. */
const STAYS = [
  [1, 1, 3],
  [5, 2, 2],
  [8, 1, 3],
  [0, 3, 2],
  [3, 4, 4],
  [8, 4, 2],
  [1, 6, 5],
  [7, 6, 4],
  [4, 10, 3],
  [8, 11, 3],
  [0, 11, 3],
  [2, 13, 5],
  [8, 13, 2],
] as const
