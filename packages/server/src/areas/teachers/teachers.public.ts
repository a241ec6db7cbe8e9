export { isInTeacherScope, isOfOwnBase, isOfOwnDepartment } from './teacher-scope.queries.ts'
export { type Reader, teacherScope } from './teachers.policy.ts'
