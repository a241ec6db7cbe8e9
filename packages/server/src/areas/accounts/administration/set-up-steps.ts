import { accountsPermissions as may } from '@residency/contract/areas/accounts/access'
import { sql } from 'kysely'
import type { SetUpStep } from '../../../platform/area.ts'
import { isTrue } from '../../../platform/db/has-rows.ts'
import { isOneWithRole } from '../roles/role-facts.queries.ts'
import { isAccountInUse } from '../users/account-facts.queries.ts'

const isHeld = (role: string) => sql`exists (select from users u
  where ${isAccountInUse('u')} and ${isOneWithRole(sql.ref('u.id'), [role])})`

const isAudited = (action: string) =>
  sql`exists (select from audit_entries where action = ${action})`

export const accountsSetUp: readonly SetUpStep[] = [
  {
    key: 'people',
    place: 40,
    views: ['system/user/index'],
    permission: may.userImport,
    isDone: ({ db }) => isTrue(db, isHeld('TEACHER')),
  },
  {
    key: 'roles',
    place: 50,
    views: ['system/user/index'],
    permission: may.userEdit,
    isDone: ({ db }) =>
      isTrue(
        db,
        sql`${isHeld('BHB_ADMIN')} and ${isHeld('BASE_ADMIN')} and ${isHeld('DEPT_ADMIN')}`,
      ),
  },
  {
    key: 'backup',
    place: 130,
    views: ['system/health/index', 'system/audit/index'],
    permission: may.auditList,
    isDone: ({ db }) =>
      isTrue(
        db,
        sql`${isAudited('accounts.backup.take')} and ${isAudited('accounts.backup.check')}`,
      ),
  },
]
