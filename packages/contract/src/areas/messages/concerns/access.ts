import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { EVERY_ROLE, menusOf } from '../../../kernel/menus.ts'

export const concernPermissions = {
  /** Read and answer concerns, as one of the named readers. */
  read: 'messages:concern:read',

  /** Name the readers. */
  name: 'messages:concern:name',
} as const satisfies Record<string, Permission>

export const concernErrors = errorsOf('messages', {
  /** Nobody would read it: every reader is hidden from it, or none is named. */
  concernNobodyLeft: { status: 409, code: 'B0001', field: 'hiddenFrom' },
  concernDepartmentUnknown: { status: 400, code: 'A0400', field: 'departmentId' },
  concernsOfDayFull: { status: 429, code: 'B0001' },
  concernMessagesOfDayFull: { status: 429, code: 'B0001' },
  concernPicturesOfDayFull: { status: 429, code: 'B0001' },

  /** Somebody reads it: what was hidden from others stays hidden. */
  concernHasReader: { status: 409, code: 'B0001' },
  concernUnknown: { status: 404, code: 'B0001', field: 'code' },
  concernFull: { status: 409, code: 'B0001', field: 'text' },
  concernPicturesFull: { status: 409, code: 'B0001', field: 'file' },
  concernPictureUnfit: { status: 400, code: 'A0400', field: 'file' },
  concernAnswerNeeded: { status: 400, code: 'A0400', field: 'text' },

  /** {names} have no right to read concerns. */
  concernReadersUnfit: { status: 400, code: 'A0400', field: 'readerIds' },
})

const office = ['ADMIN', 'BHB_ADMIN'] as const

const readers = [...office, 'BASE_ADMIN'] as const
const page = { parent: 'message', type: 'MENU', keepAlive: true } as const

export const concernMenus = menusOf(() => [
  {
    ...page,
    key: 'message.concernBox',
    path: 'concern-box',
    view: 'message/concern/box',
    icon: 'message',
    sort: 8,
    roles: EVERY_ROLE,
  },
  {
    ...page,
    key: 'message.concern',
    path: 'concern',
    view: 'message/concern/index',
    icon: 'safety',
    sort: 14,
    roles: readers,
    permissions: {
      [concernPermissions.read]: readers,
      [concernPermissions.name]: office,
    },
  },
])
