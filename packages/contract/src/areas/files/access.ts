import type { Permission } from '../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../kernel/calls/errors.ts'
import { menusOf } from '../../kernel/menus.ts'

/**
 * Permission codes of the area: everybody logged in may upload documents and pictures; course
 * material needs a code.
 */
export const filesPermissions = {
  courseUpload: 'files:course:upload',
} as const satisfies Record<string, Permission>

export const filesErrors = errorsOf('files', {
  onlyImages: { status: 415, code: 'A0400', field: 'file' },
  onlyPapers: { status: 415, code: 'A0400', field: 'file' },
  onlySheets: { status: 415, code: 'A0400', field: 'file' },
  kindNotTaken: { status: 415, code: 'A0400', field: 'file' },
  imageUnreadable: { status: 400, code: 'A0400', field: 'file' },

  /** The queue of pictures to be converted is full. */
  drawingBusy: { status: 503, code: 'C0300' },
  tooLarge: { status: 413, code: 'A0400', field: 'file' },

  /** Quota exceeded by this file; `size`, `free` and `allowed` in megabytes. */
  roomShort: { status: 413, code: 'A0400', field: 'file' },

  /** The same while the size of the file is unknown. */
  roomEnds: { status: 413, code: 'A0400', field: 'file' },
  roomFull: { status: 413, code: 'A0400', field: 'file' },
  empty: { status: 400, code: 'A0400', field: 'file' },

  /** Inconsistent chunk numbers, or a byte count that differs from the declared one. */
  wrongChunk: { status: 400, code: 'A0400', field: 'file' },

  /** The upload was refused or swept while chunks were still arriving. */
  uploadOver: { status: 400, code: 'B0001', field: 'file' },
  tooManyUploads: { status: 429, code: 'A0501' },
  stillUsed: { status: 409, code: 'B0001' },
  notYours: { status: 400, code: 'A0400' },
})

const teachers = ['ADMIN', 'BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN', 'TEACHER'] as const

const everybody = [...teachers, 'STUDENT', 'APPLICANT', 'PARTNER'] as const

/** The page of own files. It accepts more kinds than documents and pictures. */
export const filesMenus = menusOf(() => [
  { key: 'files', type: 'CATALOG', path: '/files', icon: 'folder', sort: 950, roles: everybody },
  {
    key: 'ownFiles',
    parent: 'files',
    type: 'MENU',
    path: 'own',
    view: 'files/own/index',
    icon: 'folder',
    sort: 1,
    roles: everybody,
    keepAlive: true,
    permissions: { [filesPermissions.courseUpload]: teachers },
  },
])
