import { UserList } from './user-list.tsx'

/** View key system/user/student. */
export default function StudentUserListPage() {
  return <UserList kind="student" />
}
