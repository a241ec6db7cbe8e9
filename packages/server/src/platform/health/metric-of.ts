import type { HealthName } from '@residency/contract/kernel/health'
import { databaseName } from '../db/names.rules.ts'

/** The metric of a fact: `residency_disk_free_ratio`. */
export const metricOf = (name: HealthName) => `residency_${databaseName(name)}`
