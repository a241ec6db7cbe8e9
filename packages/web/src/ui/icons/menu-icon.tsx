import { lazy, Suspense } from 'react'

const Drawn = lazy(() => import('./menu-icons.tsx'))

/** An icon by the name the server gave; loaded with all its kin once the first menu is drawn. */
export function MenuIcon({ name }: { name: string }) {
  return (
    <span className="anticon menu-icon" aria-hidden="true">
      <Suspense fallback={null}>
        <Drawn name={name} />
      </Suspense>
    </span>
  )
}
