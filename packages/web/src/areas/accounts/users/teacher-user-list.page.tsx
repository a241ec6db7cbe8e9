import { UserList } from './user-list.tsx'

/** View key system/user/teacher. */
export default function TeacherUserListPage() {
  return <UserList kind="teacher" />
}
