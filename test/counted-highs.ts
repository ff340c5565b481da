/** The package of HiGHS with every run of a model counted, for tests of which engine does the work. */

interface NativeModel {
  run(...args: unknown[]): unknown;
}

type Load = (options?: object) => Promise<object>;

/** The loader of the package; `onRun` is called before each run of each of its models. */
export function countedHighs(load: Load, onRun: () => void): Load {
  return async (options) =>
    new Proxy(await load(options), {
      get: (highs, key) => {
        const member: unknown = Reflect.get(highs, key);
        if (key !== 'createModel') return member;
        return () => {
          const model = (member as () => NativeModel).call(highs);
          const run = model.run.bind(model);
          model.run = (...args) => {
            onRun();
            return run(...args);
          };
          return model;
        };
      },
    });
}
