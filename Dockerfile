# The command line in a container: npm pack, then docker build -t puzzlewright .
FROM node:22-slim
RUN --mount=source=.,target=/source npm install --global /source/puzzlewright-*.tgz
USER node
WORKDIR /work
ENTRYPOINT ["puzzlewright"]
