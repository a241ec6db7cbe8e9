import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const requestPermissions = {
  /** Ask a supervisor for an evaluation. Who may evaluate at the bedside may answer. */
  own: 'evaluation:request:own',

  /** Figures of requests: the office all, others those of their bases and departments. */
  list: 'evaluation:request:list',
  export: 'evaluation:request:export',
} as const satisfies Record<string, Permission>

export const requestErrors = errorsOf('evaluation', {
  /** The code is of no request, or of one to another person: the same answer. */
  requestUnknown: { status: 404, code: 'A0401' },
  requestFormUnknown: { status: 400, code: 'A0400', field: 'templateId' },
  requestSupervisorUnknown: { status: 400, code: 'A0400', field: 'supervisorId' },

  /** {most}: how many a trainee may ask for on one day. */
  requestsSpent: { status: 409, code: 'B0001' },
  requestUnderWay: { status: 409, code: 'B0001', field: 'supervisorId' },

  /** {state}: why it is not open any more. */
  requestOver: { status: 409, code: 'B0001' },
})

const staff = ['TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN'] as const
const readers = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN'] as const

/** Anyone who creates accounts of trainees must have the permissions of these accounts. */
const appointers = ['DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN', 'ADMIN'] as const
const page = { parent: 'evaluate', type: 'MENU', keepAlive: true } as const

export const requestMenus = menusOf(() => [
  {
    ...page,
    key: 'evaluate.ask',
    path: 'ask',
    view: 'evaluate/ask/index',
    icon: 'send',
    sort: 1,
    roles: ['STUDENT'],
    permissions: { [requestPermissions.own]: ['STUDENT', ...appointers] },
  },
  {
    ...page,
    key: 'evaluate.requested',
    path: 'requested',
    view: 'evaluate/requested/index',
    icon: 'message',
    sort: 2,
    roles: staff,
  },
  {
    ...page,
    key: 'evaluate.requestFigures',
    path: 'request-figures',
    view: 'evaluate/request/figures',
    icon: 'clock-circle',
    sort: 24,
    roles: readers,
    permissions: { [requestPermissions.list]: readers, [requestPermissions.export]: readers },
  },
])
