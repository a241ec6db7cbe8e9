import { filesMenus } from '@residency/contract/areas/files/access'
import { filesWords } from '@residency/contract/areas/files/text'
import type { Area } from '../../platform/area.ts'
import { filesRoutes } from './files.routes.ts'
import { sweepFiles, UPLOADS_AFTER_RESTORE } from './sweep-files.ts'

export const filesArea: Area = {
  name: 'files',
  words: filesWords,
  menus: filesMenus,
  routes: filesRoutes,
  schedule: [
    {
      name: 'files nothing refers to',
      everyMs: 600_000,
      run: ({ db, services: { blobs, staging }, now }) => sweepFiles({ db, blobs, staging, now }),
    },
  ],
  afterRestore: [UPLOADS_AFTER_RESTORE],
}
