export { addDemoCertificates, enterDemoTeachers, recordDemoMonths, trainingCertificate } from '../../demo/teachers/enter-teachers.demo.ts'
export { findInTeacherLibrary, findQualifiedTeachers, findTeachersForDepartments } from './qualified-teachers.queries.ts'
