// Apart from the area's other public functions: what the demo adds to cohorts, which stand on other areas.
export { fillDemoDropout } from './departures.demo.ts'
export { fillDemoSituations } from './situations.demo.ts'
