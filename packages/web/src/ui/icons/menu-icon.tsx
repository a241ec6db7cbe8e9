import { lazy, Suspense } from 'react'
import { USUAL_ICONS } from './usual-icons.ts'

const OtherIcons = lazy(() => import('./menu-icons.tsx'))

/**
 * An icon by the server's name. The full set is loaded only for icons that an administrator chose.
 */
export function MenuIcon({ name }: { name: string }) {
  const Usual = USUAL_ICONS[name]
  return (
    <span className="anticon menu-icon" aria-hidden="true">
      {Usual ? (
        <Usual />
      ) : (
        <Suspense fallback={null}>
          <OtherIcons name={name} />
        </Suspense>
      )}
    </span>
  )
}
