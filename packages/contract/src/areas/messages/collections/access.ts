import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const collectionPermissions = {
  /** Ask the people one answers for to upload files, and review what they upload. */
  ask: 'messages:collection:ask',

  /** Take the files out as one archive, and the list of who has uploaded. */
  export: 'messages:collection:export',

  /** Upload what one was asked for. */
  upload: 'messages:collection:upload',
} as const satisfies Record<string, Permission>

export const collectionErrors = errorsOf('messages', {
  collectionDuePast: { status: 400, code: 'A0400', field: 'dueAt' },
  collectionClosed: { status: 409, code: 'B0001' },
  collectionOver: { status: 409, code: 'B0001' },
  materialKindWrong: { status: 400, code: 'A0400', field: 'files' },
  materialTooLarge: { status: 400, code: 'A0400', field: 'files' },
  materialTooMany: { status: 400, code: 'A0400', field: 'files' },
  collectionRemindedLately: { status: 409, code: 'B0001' },
  collectionAllUploaded: { status: 409, code: 'B0001' },
  collectionEmpty: { status: 409, code: 'B0001' },
  collectionTooLarge: { status: 409, code: 'B0001' },
  collectionTooMany: { status: 409, code: 'B0001' },
})

const askers = ['ADMIN', 'BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN'] as const
const people = [...askers, 'TEACHER', 'STUDENT'] as const
const page = { parent: 'message', type: 'MENU', keepAlive: true } as const

export const collectionMenus = menusOf(() => [
  {
    ...page,
    key: 'message.ownCollection',
    path: 'materials',
    view: 'message/collection/own',
    icon: 'carry-out',
    sort: 2,
    roles: people,
    permissions: { [collectionPermissions.upload]: people },
  },
  {
    ...page,
    key: 'message.collection',
    path: 'collection',
    view: 'message/collection/index',
    icon: 'solution',
    sort: 12,
    roles: askers,
    adds: collectionPermissions.ask,
    permissions: { [collectionPermissions.ask]: askers, [collectionPermissions.export]: askers },
  },
  {
    ...page,
    key: 'message.library',
    path: 'library',
    view: 'message/collection/library',
    icon: 'folder',
    sort: 13,
    roles: askers,
  },
])
