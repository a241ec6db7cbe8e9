import { UserList } from './user-list.tsx'

/** View key system/user/index: every account in the reader's scope. */
export default function UserListPage() {
  return <UserList kind="all" />
}
