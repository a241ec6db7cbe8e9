import { accountsWords } from '@residency/contract/areas/accounts/text'
import type { UserRecord as Account } from '@residency/contract/areas/accounts/users/user-record.contract'
import { useNavigate } from 'react-router'
import { useText } from '../../../platform/texts/i18n.ts'
import { DetailScreen, RecordPending, type Section } from '../../../screens/detail-screen.tsx'
import { useRecordPath } from '../../../screens/record.tsx'
import { PageActions } from '../../../ui/tables/row-actions.tsx'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import { accountsText } from '../accounts.text.ts'
import { useHistoryItems } from '../audit/use-history-items.tsx'
import { useUserDialogs } from './use-user-dialogs.tsx'
import { UserState, useUserButtons } from './user.columns.tsx'
import { useUser } from './user-record.queries.ts'

/** An account: person, permissions, login, history. */
export function UserRecord({ id, list }: { id: number; list: string }) {
  const navigate = useNavigate()
  const pathOf = useRecordPath()
  const acts = useUserDialogs(() => navigate(pathOf(null)))
  const buttons = useUserButtons(acts.act)
  const sectionsOf = useSections()
  const itemsOf = useHistoryItems()
  const { data, error, refetch } = useUser(id)
  if (!data) return <RecordPending list={list} error={error} onRetry={() => void refetch()} />

  return (
    <>
      <DetailScreen
        title={data.nickname}
        list={list}
        state={<UserState row={data} act={acts.act} />}
        actions={<PageActions actions={buttons(data)} />}
        sections={sectionsOf(data)}
        history={itemsOf(data.history)}
      />
      {acts.dialogs}
    </>
  )
}

function useSections(): (account: Account) => Section[] {
  const text = useText(accountsText)
  const { fields } = useText(accountsWords)
  const places = (account: Account, type: 'base' | 'department') =>
    account.administers.filter((place) => place.type === type).map(({ name }) => name)

  return (user) => [
    {
      title: text.groupPerson,
      facts: [
        { label: fields.realName, value: user.realName },
        { label: fields.gender, value: user.genderLabel },
        { label: fields.mobile, value: user.mobile },
        { label: fields.email, value: user.email },
        { label: fields.chestArrNum, value: user.chestArrNum },
      ],
    },
    {
      title: text.groupRights,
      facts: [
        { label: fields.deptName, value: user.deptName },
        { label: fields.roleNames, value: user.roleNames?.replaceAll(',', ' · ') },
        { label: text.administersBases, value: places(user, 'base').join(text.comma) },
        { label: text.administersDepartments, value: places(user, 'department').join(text.comma) },
      ],
    },
    {
      title: text.groupSignIn,
      facts: [
        { label: fields.username, value: user.username },
        {
          label: text.lastLogin,
          value: user.lastLoginAt ? (
            <DateCell value={user.lastLoginAt} hasTime />
          ) : (
            text.neverLoggedIn
          ),
        },
        {
          label: fields.password,
          value: user.passwordChangedAt ? (
            <PasswordAge at={user.passwordChangedAt} />
          ) : (
            text.noOwnPassword
          ),
        },
        {
          label: text.wechat,
          value: user.wechatBoundAt ? (
            <DateCell value={user.wechatBoundAt} hasTime />
          ) : (
            text.notBound
          ),
        },
        { label: fields.createTime, value: <DateCell value={user.createTime} /> },
      ],
    },
  ]
}

function PasswordAge({ at }: { at: string }) {
  const text = useText(accountsText)
  return (
    <>
      {text.passwordSetOn} <DateCell value={at} />
    </>
  )
}
