import type { WebArea } from '../../platform/area.ts'

export const filesArea: WebArea = {
  name: 'files',
  pages: {
    'files/own/index': () => import('./own-files/own-files.page.tsx'),
  },
}
