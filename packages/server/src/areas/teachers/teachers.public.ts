export { addDemoCertificates, enterDemoTeachers, recordDemoMonths, trainingCertificate } from './enter-teachers.demo.ts'
export { findInTeacherLibrary, findQualifiedTeachers, findTeachersForDepartments } from './qualified-teachers.queries.ts'
