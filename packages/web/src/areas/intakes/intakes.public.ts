/** The public interface of intakes for other areas of the web. */
export { useIntakeOptions } from './intake/intake.queries.ts'
export { isAdmitting, isAnnounced } from './intake-state.rules.ts'
