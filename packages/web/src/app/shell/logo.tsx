import { Link } from 'react-router'
import { useText } from '../../platform/texts/i18n.ts'
import { shellText } from './shell.text.ts'

/** Logo and name; only the logo where there is no room. */
export function Logo({ isShort = false }: { isShort?: boolean }) {
  const text = useText(shellText)
  return (
    <Link to="/" className="logo" aria-label={text.product} title={text.product}>
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
        <rect width="32" height="32" rx="8" fill="var(--theme)" />
        <path d="M13.5 8h5v5.5H24v5h-5.5V24h-5v-5.5H8v-5h5.5z" fill="var(--on-theme)" />
      </svg>
      {!isShort && <span>{text.short}</span>}
    </Link>
  )
}
