/** Preloaded into a measured process: when it ends, it writes its processor time in microseconds to descriptor 3. */
import fs = require('node:fs');

const REPORT = 3;

process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  fs.writeSync(REPORT, String(user + system));
});
