export { addDemoCertificates, enterDemoTeachers, recordDemoMonths, trainingCertificate } from './enter-teachers.demo.ts'
export { findInTeacherLibrary, findQualifiedTeachers, findTeachersForDepartments } from './qualified-teachers.queries.ts'
export { isInTeacherScope, isOfOwnBase, isOfOwnDepartment, worksAtOwnBase } from './teacher-scope.queries.ts'
export { isOfNobody, type Reader, type TeacherScope, teacherScope } from './teachers.policy.ts'
