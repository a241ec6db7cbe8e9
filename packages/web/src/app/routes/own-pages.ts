import type { AreaPages } from '../../platform/area-pages.ts'

/** Pages of the application itself. */
export const OWN_PAGES: AreaPages = {
  'app/entrance': () => import('../pages/entrance.page.tsx'),
  'app/401': () => import('../pages/not-allowed.page.tsx'),
  'app/404': () => import('../pages/not-found.page.tsx'),
  'app/white': () => import('../pages/white.page.tsx'),
  'app/sign-500': () => import('../pages/sign-error.page.tsx'),
  'app/handbook': () => import('../handbook/handbook.page.tsx'),
  'demo/gallery': () => import('../gallery/gallery.page.tsx'),
}
