export { findInTeacherLibrary, findQualifiedTeachers } from './qualified-teachers.queries.ts'
export { isInTeacherScope, isOfOwnBase, isOfOwnDepartment } from './teacher-scope.queries.ts'
export { type Reader, type TeacherScope, teacherScope } from './teachers.policy.ts'
