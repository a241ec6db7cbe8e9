import type { WebArea } from '../../platform/area.ts'

export const filesArea: WebArea = {
  name: 'files',
  words: async () => (await import('@residency/contract/areas/files/text')).filesWords,
  pages: {
    'files/own/index': () => import('./own-files/own-files.page.tsx'),
  },
}
