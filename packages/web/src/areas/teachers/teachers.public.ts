/** The public interface of teachers for other areas of the web. */
export const loadOwnQualification = () => import('./qualification/own-qualification.page.tsx')
