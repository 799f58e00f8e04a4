/** What is wrong with a value at a path, a line each. */
type Check = (value: unknown, path: string) => readonly string[];

const holds =
  (test: (value: unknown) => boolean, what: string): Check =>
  (value, path) =>
    test(value) ? [] : [`${path} is not ${what}`];

const matches = (pattern: RegExp, what: string): Check =>
  holds((value) => typeof value === 'string' && pattern.test(value), what);

const oneOf = (...values: readonly unknown[]): Check =>
  holds((value) => values.includes(value), values.join(' or '));

const text = matches(/./s, 'a text');
const flag = oneOf(true, false);
const count = holds((value) => Number.isInteger(value) && Number(value) >= 0, 'a whole number');
const positive = holds(
  (value) => Number.isInteger(value) && Number(value) > 0,
  'a positive number',
);
const quantity = matches(/^\d+(\.\d+)?(m|k|[KMGT]i?)?$/, 'a quantity');
const name = matches(/^[a-z0-9]([-a-z0-9]{0,50}[a-z0-9])?$/, 'a name');

const listOf =
  (check: Check): Check =>
  (value, path) =>
    Array.isArray(value) && value.length > 0
      ? value.flatMap((item, i) => check(item, `${path}[${i}]`))
      : [`${path} is not a list`];

/** An object with these fields and no other; those whose name ends with `?` may be missing. */
function object(fields: Readonly<Record<string, Check>>): Check {
  const checks = new Map(
    Object.entries(fields).map(([key, check]) => [key.replace('?', ''), check]),
  );
  const required = Object.keys(fields).filter((key) => !key.endsWith('?'));
  return (value, path) => {
    if (typeof value !== 'object' || value === null) return [`${path} is not an object`];
    return [
      ...required.filter((key) => !(key in value)).map((key) => `${path}.${key} is missing`),
      ...Object.entries(value).flatMap(
        ([key, item]) => checks.get(key)?.(item, `${path}.${key}`) ?? [`${path}.${key} is unknown`],
      ),
    ];
  };
}

const amounts = object({ 'cpu?': quantity, 'memory?': quantity });

const POD = object({
  // Pods of a Job may not have `Always`, which is the default.
  restartPolicy: oneOf('Never', 'OnFailure'),
  'securityContext?': object({ 'runAsNonRoot?': flag, 'runAsUser?': count, 'fsGroup?': count }),
  containers: listOf(
    object({
      name,
      image: text,
      'imagePullPolicy?': oneOf('Always', 'IfNotPresent', 'Never'),
      'workingDir?': text,
      // A value that looks like a number has to be in quotation marks.
      'env?': listOf(object({ name: matches(/^[A-Z_]+$/, 'a variable'), value: text })),
      'command?': listOf(text),
      'args?': listOf(text),
      'resources?': object({ 'requests?': amounts, 'limits?': amounts }),
      'volumeMounts?': listOf(object({ name, mountPath: matches(/^\//, 'a path') })),
    }),
  ),
  'volumes?': listOf(object({ name, persistentVolumeClaim: object({ claimName: name }) })),
});

const JOB = object({
  apiVersion: oneOf('batch/v1'),
  kind: oneOf('Job'),
  metadata: object({ name }),
  spec: object({
    'completions?': positive,
    'parallelism?': positive,
    'completionMode?': oneOf('Indexed', 'NonIndexed'),
    'backoffLimit?': count,
    'backoffLimitPerIndex?': count,
    template: object({ spec: POD }),
  }),
});

const CLAIM = object({
  apiVersion: oneOf('v1'),
  kind: oneOf('PersistentVolumeClaim'),
  metadata: object({ name }),
  spec: object({
    accessModes: listOf(oneOf('ReadWriteOnce', 'ReadWriteMany', 'ReadWriteOncePod')),
    resources: object({ requests: object({ storage: quantity }) }),
  }),
});

/** The parts of a Job that the tests read. */
export interface KubernetesJob {
  readonly kind: 'Job';
  readonly metadata: { readonly name: string };
  readonly spec: {
    readonly completions?: number;
    readonly parallelism?: number;
    readonly completionMode?: string;
    readonly backoffLimitPerIndex?: number;
    readonly template: {
      readonly spec: {
        readonly restartPolicy: string;
        readonly containers: readonly KubernetesContainer[];
        readonly volumes: readonly {
          readonly name: string;
          readonly persistentVolumeClaim: { readonly claimName: string };
        }[];
      };
    };
  };
}

/** The parts of a container that the tests read. */
interface KubernetesContainer {
  readonly image: string;
  readonly env: readonly { readonly name: string; readonly value: string }[];
  readonly command: readonly string[];
  readonly args: readonly string[];
  readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
  readonly workingDir: string;
}

/**
 * What the Kubernetes API would refuse of an object, as far as the files in docs/clusters use it. Source: the API
 * reference, “Job” (batch/v1) and “PersistentVolumeClaim” (v1).
 */
export function kubernetesFaults(value: object): readonly string[] {
  if ('kind' in value && value.kind === 'PersistentVolumeClaim') return CLAIM(value, 'claim');
  const faults = JOB(value, 'job');
  return faults.length > 0 ? faults : jobFaults(value as KubernetesJob);
}

/** Rules about several fields of a Job at once. */
function jobFaults({ spec }: KubernetesJob): readonly string[] {
  const { containers, restartPolicy, volumes = [] } = spec.template.spec;
  const isIndexed = spec.completionMode === 'Indexed';
  const names = volumes.map((volume) => volume.name);
  const mounts = containers.flatMap(({ volumeMounts = [] }) => volumeMounts);
  return [
    isIndexed && spec.completions === undefined && 'an indexed Job needs completions',
    spec.backoffLimitPerIndex !== undefined && !isIndexed && 'only an indexed Job has indexes',
    spec.backoffLimitPerIndex !== undefined &&
      restartPolicy !== 'Never' &&
      'backoffLimitPerIndex needs restartPolicy Never',
    ...mounts.map((mount) => !names.includes(mount.name) && `there is no volume ${mount.name}`),
  ].filter((fault) => fault !== false);
}
